import type { EndpointDefinition, Right } from './endpoint.ts';

type Method = EndpointDefinition['method'];
type Definition = Omit<EndpointDefinition, 'method' | 'right'>;

const callsOf = <const R extends Right>(right: R) => {
  const by =
    <const M extends Method>(method: M) =>
    <const D extends Definition>(definition: D) => ({ ...definition, method, right });
  return { get: by('GET'), post: by('POST'), delete: by('DELETE') };
};

/*
 * The calls, by who may make them and how: `user.get({…})`. A call is known to both sides: the server makes its route of
 * it, the browser its typed client.
 */
export const anyone = callsOf('public');
export const user = callsOf('Bruger');
export const admin = callsOf('Admin');
