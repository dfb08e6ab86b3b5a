import { Notice } from './notice.tsx';

/** Without a mail server nothing is sent; `children` tells what that means here. */
export function NoMailServer({ children }: { children: string }) {
  return (
    <Notice title="Sunucuda e-posta gönderimi kurulu değil.">
      <p>{children}</p>
    </Notice>
  );
}
