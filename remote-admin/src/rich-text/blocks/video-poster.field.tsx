import { Button, Input } from '@mantine/core';
import styles from './video-poster.module.css';

interface VideoPosterFieldProps {
  /** Address of the picture; undefined without one. */
  poster: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
}

const label = 'Önizleme görseli';

/** The picture that visitors see before they play a video. */
export function VideoPosterField({ poster, onChoose, onRemove }: VideoPosterFieldProps) {
  const choice = poster === undefined ? 'Görsel seç' : 'Değiştir';
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description="İsteğe bağlı. Video oynatılana kadar görünür."
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <div className={styles.row}>
        {poster === undefined ? null : <img src={poster} alt="" className={styles.poster} />}
        <Button size="xs" variant="default" onClick={onChoose} aria-label={`${choice}, ${label}`}>
          {choice}
        </Button>
        {poster === undefined ? null : (
          <Button size="xs" variant="subtle" color="gray" onClick={onRemove} aria-label={`Kaldır, ${label}`}>
            Kaldır
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
