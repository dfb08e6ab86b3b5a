import { Button, CloseButton } from '@mantine/core';
import { useContext } from 'react';
import { EmbedContext, embedNames, type Embed } from '../embeds.ts';
import type { PasteNotice } from './dropped-content.ts';
import styles from '../rich-text.module.css';

interface PasteReportProps {
  notice: PasteNotice | null;
  onClose: () => void;
}

/** Says what was dropped by the last paste, until it is closed. The region always exists, so that changes are announced. */
export function PasteReport({ notice, onClose }: PasteReportProps) {
  const add = useContext(EmbedContext);
  return (
    <div className={styles.report} role="status">
      {notice ? (
        <>
          <p>
            <strong>{notice.title}</strong> {notice.text}
          </p>
          {add === null ? null : (
            <EmbedOffers
              embeds={notice.embeds ?? []}
              onAdd={(embed) => {
                add(embed);
                onClose();
              }}
            />
          )}
          <CloseButton size="sm" aria-label="Bildirimi kapat" onClick={onClose} />
        </>
      ) : null}
    </div>
  );
}

function EmbedOffers({ embeds, onAdd }: { embeds: readonly Embed[]; onAdd: (embed: Embed) => void }) {
  return embeds.map((embed) => (
    <Button key={embed.address} size="xs" variant="default" onClick={() => onAdd(embed)}>
      {`${embedNames[embed.kind].replace(/^./, (letter) => letter.toLocaleUpperCase('tr'))} bölümü olarak ekle`}
    </Button>
  ));
}
