import { endpoint } from '../endpoint.ts';
import { currentUserSchema, loginAnswerSchema, loginSchema } from './auth.schemas.ts';

export const authApi = {
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    right: 'public',
    summary: 'Log ind',
    refusals: [429],
    body: loginSchema,
    output: loginAnswerSchema,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    right: 'Bruger',
    summary: 'Den bruger, der er logget ind',
    beforePasswordChange: true,
    beforeSecondFactor: true,
    output: currentUserSchema,
  }),
};
