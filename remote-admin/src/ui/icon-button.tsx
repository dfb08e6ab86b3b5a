import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** Button with an icon and no text. A plain element, because a list has several in each row. */
export function IconButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button type="button" className={className ? `${styles.button} ${className}` : styles.button} {...rest} />;
}
