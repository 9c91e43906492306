/** Normalises a slug for comparison: case and accents. */
export function comparableSlug(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}

/** The slug of a title: lower case, whitespace to hyphens, only a-z, 0-9, _ and - (SPEC section 5). */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '');
}
