import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  codeSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSecretSchema,
  secondStepAnswerSchema,
} from './second-factor.schemas.ts';

export const secondFactorApi = {
  logIn: endpoint({
    method: 'POST',
    path: '/api/login/second',
    right: 'public',
    summary: 'Log ind, andet trin: koden',
    refusals: [429],
    body: codeSchema,
    output: secondStepAnswerSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/user/totp',
    right: 'Bruger',
    summary: 'Ens eget to-trins-login',
    beforeSecondFactor: true,
    output: secondFactorSchema,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/user/totp',
    right: 'Bruger',
    summary: 'Begynd at sætte to-trins-login op',
    beforeSecondFactor: true,
    output: secondFactorSecretSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/user/totp/confirm',
    right: 'Bruger',
    summary: 'Slå to-trins-login til med en kode fra appen',
    beforeSecondFactor: true,
    limit: 'ownPassword',
    body: codeSchema,
    output: recoveryCodesSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/totp',
    right: 'Bruger',
    summary: 'Slå sit to-trins-login fra',
    refusals: [429],
    limit: 'ownPassword',
    body: codeSchema,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/users/:id/totp/reset',
    right: 'Admin',
    summary: 'Nulstil en andens to-trins-login',
    params: idParams,
  }),
};
