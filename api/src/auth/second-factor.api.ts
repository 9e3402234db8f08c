import { admin, anyone, user } from '../calls.ts';
import {
  codeSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSecretSchema,
  secondStepAnswerSchema,
} from './second-factor.schemas.ts';

export const secondFactorApi = {
  logIn: anyone.post({
    path: '/api/login/second',
    summary: 'Log ind, andet trin: koden',
    refusals: [429],
    body: codeSchema,
    output: secondStepAnswerSchema,
  }),
  get: user.get({
    path: '/api/user/totp',
    summary: 'Ens eget to-trins-login',
    beforeSecondFactor: true,
    output: secondFactorSchema,
  }),
  begin: user.post({
    path: '/api/user/totp',
    summary: 'Begynd at sætte to-trins-login op',
    beforeSecondFactor: true,
    output: secondFactorSecretSchema,
  }),
  confirm: user.post({
    path: '/api/user/totp/confirm',
    summary: 'Slå to-trins-login til med en kode fra appen',
    beforeSecondFactor: true,
    limit: 'ownPassword',
    body: codeSchema,
    output: recoveryCodesSchema,
  }),
  remove: user.delete({
    path: '/api/user/totp',
    summary: 'Slå sit to-trins-login fra',
    refusals: [429],
    limit: 'ownPassword',
    body: codeSchema,
  }),
  reset: admin.post({
    path: '/api/users/:id/totp/reset',
    summary: 'Nulstil en andens to-trins-login',
  }),
};
