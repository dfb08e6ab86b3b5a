import { useEffect, useRef } from 'react';
import { namedFile } from './pasted-file.ts';

/** Takes the files that are pasted anywhere on the page; words go where they always go. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, disabled = false): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (disabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files.map(namedFile));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [disabled]);
}
