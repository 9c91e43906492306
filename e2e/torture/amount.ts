/** Amount of work of a test: small in `npm run test:all`, set by `npm run torture` otherwise. */
export function amount(name: string, few: number): number {
  return Number(process.env[`TORTURE_${name}`] ?? few);
}
