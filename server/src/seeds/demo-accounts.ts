/** The demo's logins: only ever made by the demo seed. */
export const demoPassword = 'demo-sponsorat-2026';
export const demoLogins = [
  { email: 'admin@demo.dk', name: 'Mette Kjærgaard', role: 'Admin' },
  { email: 'bruger@demo.dk', name: 'Søren Aagaard', role: 'Bruger' },
] as const;
