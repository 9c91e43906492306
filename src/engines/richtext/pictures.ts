/** The data URLs of pictures by the short names that stand for them in Markdown. */
export type Pictures = Map<string, string>;

const DATA = /(\ssrc=["']?)(data:image\/[a-z]+;base64,[a-z0-9+/=]+)/gi;
const NAME = /(\ssrc=["']?)(picture-[a-z0-9]+)/g;

/** The name of a picture, made of its data, so that Markdown can be moved between texts. */
function pictureName(data: string, pictures: Pictures): string {
  const middle = data.slice(data.length / 2).replaceAll(/[^a-z0-9]/gi, '');
  let name = `picture-${data.length.toString(36)}${middle.slice(0, 4).toLowerCase()}`;
  while ((pictures.get(name) ?? data) !== data) name += 'x';
  pictures.set(name, data);
  return name;
}

/** HTML with names instead of the pictures' data. */
export function withNames(html: string, pictures: Pictures): string {
  return html.replace(
    DATA,
    (_all, start: string, data: string) => start + pictureName(data, pictures),
  );
}

/** Reverses `withNames`. */
export function withData(html: string, pictures: Pictures): string {
  return html.replace(NAME, (all, start: string, name: string) => {
    const data = pictures.get(name);
    return data === undefined ? all : start + data;
  });
}
