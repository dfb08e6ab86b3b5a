import { useEffect, useRef } from 'react';

/** Takes the files that are dropped anywhere: beside its mark, the browser would leave the page for the file. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void, disabled: boolean): void {
  const latest = useRef({ onFiles, disabled });
  latest.current = { onFiles, disabled };
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      hold(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !latest.current.disabled) latest.current.onFiles(files);
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
