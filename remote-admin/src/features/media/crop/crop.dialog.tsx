import 'react-image-crop/dist/ReactCrop.css';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import type { MediaItem, MediaRecord } from '@vitrin/shared-contracts/media';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import styles from './crop.module.css';
import { type Area, pixelsOf, type Turns, wholeArea } from './turned-image.ts';
import { useSaveCrop } from './use-save-crop.ts';
import { type TurnedPicture, useTurnedPicture } from './use-turned-picture.ts';

interface CropDialogProps {
  record: MediaRecord;
  onSaved: (picture: MediaItem) => void;
  onClose: () => void;
}

const free = 'free';
/** Values are ratios of width to height. */
const shapes = [
  { value: free, label: 'Serbest' },
  { value: String(1), label: 'Kare' },
  { value: String(4 / 3), label: '4 : 3' },
  { value: String(16 / 9), label: '16 : 9' },
  { value: String(3 / 4), label: '3 : 4' },
];

const ariaLabels = {
  cropArea: 'Kalacak alan; ok tuşlarıyla taşınır, Shift ile on adım',
  nwDragHandle: 'Sol üst köşe',
  nDragHandle: 'Üst kenar',
  neDragHandle: 'Sağ üst köşe',
  eDragHandle: 'Sağ kenar',
  seDragHandle: 'Sağ alt köşe',
  sDragHandle: 'Alt kenar',
  swDragHandle: 'Sol alt köşe',
  wDragHandle: 'Sol kenar',
};

/** Turns and crops a picture into a new one of the library; the original and its uses stay as they are. */
export function CropDialog({ record, onSaved, onClose }: CropDialogProps) {
  useRestoreFocus();
  const [turns, setTurns] = useState<Turns>(0);
  const [shape, setShape] = useState(free);
  const [area, setArea] = useState<Area>(wholeArea);
  const turned = useTurnedPicture(record, turns);
  const { save, saving, error } = useSaveCrop(record, onSaved);
  const shown = turned === 'failed' ? null : turned;
  const turn = (by: 1 | 3) => {
    setTurns(((turns + by) % 4) as Turns);
    setShape(free);
    setArea(wholeArea);
  };
  const chooseShape = (chosen: string) => {
    setShape(chosen);
    if (shown) setArea(largestArea(shown.canvas, chosen));
  };
  const isUnchanged = turns === 0 && area.width >= 100 && area.height >= 100;
  return (
    <Modal opened onClose={onClose} title="Döndür ve kırp" size={760} centered={false} yOffset="4vh">
      <div className={styles.tools}>
        <Button.Group>
          <Button variant="default" leftSection={<IconRotate size={18} aria-hidden />} onClick={() => turn(3)}>
            Sola döndür
          </Button>
          <Button variant="default" leftSection={<IconRotateClockwise size={18} aria-hidden />} onClick={() => turn(1)}>
            Sağa döndür
          </Button>
        </Button.Group>
        <SegmentedControl aria-label="Oran" data={shapes} value={shape} onChange={chooseShape} />
      </div>
      <div className={styles.stage}>
        {shown ? <CropArea turned={shown} area={area} shape={shape} onChange={setArea} /> : null}
      </div>
      <p role="status" className={styles.size}>
        {statusText(turned, area)}
      </p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.footer}>
        <p>Özgün görsel ve kullanıldığı yerler değişmez; sonuç kitaplığa yeni bir görsel olarak eklenir.</p>
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button
          disabled={!shown || isUnchanged}
          loading={saving}
          onClick={() => shown && void save(shown.canvas, area)}
        >
          Yeni görsel olarak kaydet
        </Button>
      </div>
    </Modal>
  );
}

interface CropAreaProps {
  turned: TurnedPicture;
  area: Area;
  shape: string;
  onChange: (area: Area) => void;
}

function CropArea({ turned, area, shape, onChange }: CropAreaProps) {
  const aspect = aspectOf(shape);
  return (
    <ReactCrop
      crop={{ ...area, unit: '%' }}
      onChange={(_pixels, percent) => onChange(percent)}
      {...(aspect === null ? {} : { aspect })}
      ariaLabels={ariaLabels}
      keepSelection
      ruleOfThirds
      className={styles.crop ?? ''}
    >
      <img src={turned.address} alt="" className={styles.picture} />
    </ReactCrop>
  );
}

function aspectOf(shape: string): number | null {
  return shape === free ? null : Number(shape);
}

/** Returns the largest area of the shape, in the middle of the picture. */
function largestArea({ width, height }: HTMLCanvasElement, shape: string): Area {
  const aspect = aspectOf(shape);
  if (aspect === null) return wholeArea;
  const side = aspect > width / height ? { width: 100 } : { height: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
}

function statusText(turned: TurnedPicture | 'failed' | null, area: Area): string {
  if (turned === 'failed') return 'Görsel açılamadı. Pencereyi kapatıp yeniden deneyin.';
  if (!turned) return 'Görsel yükleniyor…';
  const { width, height } = pixelsOf(turned.canvas, area);
  return `Kalacak alan: ${width} × ${height} piksel`;
}
