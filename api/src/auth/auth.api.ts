import { endpoint } from '../endpoint.ts';
import { currentUserSchema, loginAnswerSchema, loginOptionsSchema, loginSchema } from './auth.schemas.ts';

export const authApi = {
  loginOptions: endpoint({
    method: 'GET',
    path: '/api/login',
    right: 'public',
    summary: 'Hvordan man kan logge ind',
    output: loginOptionsSchema,
  }),
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
