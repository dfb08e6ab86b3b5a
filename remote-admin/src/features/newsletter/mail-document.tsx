import { useEffect, useRef } from 'react';
import { loadSanitizer } from '../../data/sanitizer.ts';
import styles from './newsletter.module.css';

/**
 * Shows the document of a mail apart from the styles of the panel, on white as mail programs do. Its links open nothing: the one to
 * leave is an example.
 */
export function MailDocument({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      await loadSanitizer();
      if (isShown && host.current) rootOf(host.current).innerHTML = html;
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [html]);
  return <div ref={host} className={styles.mail} onClickCapture={(event) => event.preventDefault()} />;
}

function rootOf(host: HTMLElement): ShadowRoot {
  return host.shadowRoot ?? host.attachShadow({ mode: 'open' });
}
