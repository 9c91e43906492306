/** What an image address looks like, as a placeholder. */
export const IMAGE_EXAMPLE = 'https://example.com/image.jpg';
