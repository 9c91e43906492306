/** Sizes of files and of texts. */
export const strings = {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  tooLong: (length: string, limit: string) =>
    `This has ${length} characters. The limit is ${limit}.`,
} as const;
