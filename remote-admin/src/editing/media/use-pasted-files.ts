import { useEffect, useRef } from 'react';

/** Handles files pasted anywhere on the page; pasted text is not affected. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void, disabled = false): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (disabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files.map(withDistinctName));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [disabled]);
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Gives a pasted file a name, because the clipboard names every picture the same. */
export function withDistinctName(file: File, place: number): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const number = place > 0 ? ` ${place + 1}` : '';
  return new File([file], `Panodan yapıştırılan${number}.${extensions[file.type] ?? 'png'}`, { type: file.type });
}
