import drawing from './art/missing-picture.svg';

const MISSING = 'missing-picture';

/**
 * Replaces images inside `frame` that fail to load with a drawing, and retries when the browser
 * goes online.
 * @returns a function to stop it
 */
export function replaceMissingPictures(frame: HTMLElement): () => void {
  const missing = new Map<HTMLImageElement, string>();
  const draw = (picture: HTMLImageElement) => {
    if (missing.has(picture)) return;
    missing.set(picture, picture.src);
    picture.classList.add(MISSING);
    picture.src = drawing;
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) draw(target);
  };
  const retry = () => {
    for (const [picture, address] of missing) {
      missing.delete(picture);
      if (!picture.isConnected) continue;
      picture.classList.remove(MISSING);
      picture.src = address;
    }
  };
  for (const picture of frame.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0 && picture.src !== '') draw(picture);
  frame.addEventListener('error', onError, { capture: true });
  addEventListener('online', retry);
  return () => {
    frame.removeEventListener('error', onError, { capture: true });
    removeEventListener('online', retry);
  };
}
