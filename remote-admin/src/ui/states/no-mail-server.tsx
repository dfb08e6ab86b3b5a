import { Notice } from './notice.tsx';

/** Notice that no mail is sent without a mail server; `children` explains the consequence here. */
export function NoMailServer({ children }: { children: string }) {
  return (
    <Notice title="Sunucuda e-posta gönderimi kurulu değil.">
      <p>{children}</p>
    </Notice>
  );
}
