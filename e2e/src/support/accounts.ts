/** The logins that the demo makes. */
export type Account = { email: string; password: string };

export const admin: Account = { email: 'admin@demo.dk', password: 'demo-sponsorat-2026' };
export const user: Account = { email: 'bruger@demo.dk', password: 'demo-sponsorat-2026' };
