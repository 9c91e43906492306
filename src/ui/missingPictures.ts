import drawing from './art/missing-picture.svg';

const MISSING = 'missing-picture';

/**
 * Puts a drawing in the place of every picture inside `frame` that cannot be had (no network,
 * moved, refused), and tries them again when the network returns.
 * @returns the way to stop
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
  const tryAgain = () => {
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
  addEventListener('online', tryAgain);
  return () => {
    frame.removeEventListener('error', onError, { capture: true });
    removeEventListener('online', tryAgain);
  };
}
