import { anyone, user } from '../calls.ts';
import { currentUserSchema, loginAnswerSchema, loginOptionsSchema, loginSchema } from './auth.schemas.ts';

export const authApi = {
  loginOptions: anyone.get({
    path: '/api/login',
    summary: 'Hvordan man kan logge ind',
    output: loginOptionsSchema,
  }),
  login: anyone.post({
    path: '/api/login',
    summary: 'Log ind',
    refusals: [429],
    body: loginSchema,
    output: loginAnswerSchema,
  }),
  currentUser: user.get({
    path: '/api/user',
    summary: 'Den bruger, der er logget ind',
    beforePasswordChange: true,
    beforeSecondFactor: true,
    output: currentUserSchema,
  }),
};
