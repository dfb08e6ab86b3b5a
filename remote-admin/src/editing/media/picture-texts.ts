import { useEffect, useState } from 'react';

const pictureTextEvent = 'vitrin:picture-text';

interface SavedText {
  id: number;
  /** Alternative text in the default language. */
  alt: string;
}

/** Tells the open forms that the alternative text of a library picture was saved; their values still contain the former one. */
export function announcePictureText(saved: SavedText): void {
  document.dispatchEvent(new CustomEvent<SavedText>(pictureTextEvent, { detail: saved }));
}

/** Returns the alternative texts that were saved since the component was mounted, by picture. */
export function usePictureTexts(): ReadonlyMap<number, string> {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { id, alt } = (event as CustomEvent<SavedText>).detail;
      setTexts((before) => new Map(before).set(id, alt));
    };
    document.addEventListener(pictureTextEvent, take);
    return () => document.removeEventListener(pictureTextEvent, take);
  }, []);
  return texts;
}
