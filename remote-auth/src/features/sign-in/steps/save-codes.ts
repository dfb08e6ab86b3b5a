interface Owner {
  company: string;
  email: string;
  address: string;
}

/** What somebody needs to know who finds the file years later. */
export function codesAsText(codes: readonly string[], { company, email, address }: Owner): string {
  const head = [`${company} Yönetim Paneli — kurtarma kodları`, address, email].filter((line) => line !== '');
  return [...head, '', ...codes, '', 'Her kod bir kez kullanılır.', ''].join('\n');
}

export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
