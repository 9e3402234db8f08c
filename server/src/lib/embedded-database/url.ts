import type { Passwords } from './cluster.ts';

/** How the application connects: as the owner of its database, not as superuser. */
export function appUrl(port: number, passwords: Passwords): string {
  return `postgres://sponsorat:${passwords.app}@127.0.0.1:${port}/sponsorat`;
}

/** How tests get at what only a superuser may do. */
export function superuserUrl(port: number, passwords: Passwords): string {
  return `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`;
}
