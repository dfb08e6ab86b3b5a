import { Button, CloseButton } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { MediaItem } from '@vitrin/shared-contracts/media';
import styles from './uploads.module.css';
import type { Upload, useUploads } from './use-uploads.ts';

interface UploadListProps {
  queue: ReturnType<typeof useUploads>;
  /** In a form: called to use an uploaded picture immediately. */
  onChoose?: ((picture: MediaItem) => void) | undefined;
  texts?: UploadTexts;
}

interface UploadTexts {
  /** Text for an uploaded picture, whether or not the library already had it. */
  done?: string;
  /** Label of the button that calls `onChoose`. */
  choose: string;
}

const defaultTexts: UploadTexts = { choose: 'Bunu kullan' };

/** List of the uploads with their progress or their error message. */
export function UploadList({ queue, onChoose, texts = defaultTexts }: UploadListProps) {
  const { uploads, busy, clear } = queue;
  if (uploads.length === 0) return null;
  return (
    <section className={styles.uploads} aria-label="Yüklemeler">
      <div className={styles.head}>
        <p role="status">{summary(uploads)}</p>
        {busy ? null : (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={clear}>
            Listeyi kapat
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} onChoose={onChoose} texts={texts} />
        ))}
      </ul>
    </section>
  );
}

function summary(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const refused = uploads.filter(({ state }) => state === 'refused').length;
  const left = uploads.length - done - refused;
  const parts = [
    left > 0 ? `${left} görsel yükleniyor` : '',
    done > 0 ? `${done} görsel yüklendi` : '',
    refused > 0 ? `${refused} dosya alınamadı` : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const icons = { done: IconCircleCheck, refused: IconAlertCircle };

function UploadRow({ upload, queue, onChoose, texts = defaultTexts }: UploadListProps & { upload: Upload }) {
  const { file, state, picture, retryable } = upload;
  const Icon = state === 'done' || state === 'refused' ? icons[state] : IconPhoto;
  return (
    <li className={styles.upload} data-state={state}>
      <Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.name}>{file.name}</span>
        <UploadState upload={upload} done={texts.done} />
      </div>
      {retryable && state === 'refused' ? (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => queue.retry(upload)}
          aria-label={`${file.name}: tekrar dene`}
        >
          Tekrar dene
        </Button>
      ) : null}
      {picture && onChoose ? (
        <Button
          size="compact-sm"
          onClick={() => onChoose(picture)}
          aria-label={`${file.name}: ${texts.choose.toLocaleLowerCase('tr')}`}
        >
          {texts.choose}
        </Button>
      ) : null}
      {state === 'waiting' || state === 'refused' ? (
        <CloseButton aria-label={`${file.name}: listeden çıkar`} onClick={() => queue.dismiss(upload)} />
      ) : null}
    </li>
  );
}

interface UploadStateProps {
  upload: Upload;
  done: string | undefined;
}

function UploadState({ upload: { file, state, sent, message, note }, done }: UploadStateProps) {
  const percent = Math.round(sent * 100);
  if (state === 'sending') {
    return (
      <span className={styles.progress}>
        <progress max={100} value={percent} aria-label={`${file.name}: gönderiliyor`} />
        <span>%{percent}</span>
      </span>
    );
  }
  if (state === 'done') return <span className={styles.state}>{withNote(done ?? (message || 'Yüklendi'), note)}</span>;
  const texts = { waiting: 'Sırada', preparing: 'Hazırlanıyor…', working: 'Sunucuda işleniyor…', refused: '' };
  return <span className={styles.state}>{message || texts[state]}</span>;
}

function withNote(text: string, note: string): string {
  if (note === '') return text;
  return text.endsWith('.') ? `${text} ${note}` : `${text}. ${note}`;
}
