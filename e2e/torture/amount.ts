/** Amount of work of a test: small in `npm test`, set by `npm run torture` otherwise. */
export function amount(name: string, few: number): number {
  return Number(process.env[`TORTURE_${name}`] ?? few);
}
