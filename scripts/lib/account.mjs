/**
 * Who signs in where a script needs the admin area: the pair that README names or, once
 * `npm run account` has set another one, the pair of these two variables.
 */
export const ACCOUNT = {
  username: process.env['ADMIN_USER'] ?? 'admin',
  password: process.env['ADMIN_PASSWORD'] ?? 'dubai-visa-2026',
};
