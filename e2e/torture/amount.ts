/** How much of something a test does: a little in `npm test`, as much as `npm run torture` says there. */
export function amount(name: string, few: number): number {
  return Number(process.env[`TORTURE_${name}`] ?? few);
}
