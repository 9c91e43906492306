/** A built-in visa's name as it is shown. */
export const visaLabel = (_id: string, name: string): string => name;

export const dirhams = (amount: string): string => `AED ${amount}`;
