const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The clipboard calls every picture the same. */
export function namedFile(file: File, place: number): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const number = place > 0 ? ` ${place + 1}` : '';
  return new File([file], `Panodan yapıştırılan${number}.${endings[file.type] ?? 'png'}`, { type: file.type });
}
