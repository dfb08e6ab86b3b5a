import type { ComponentProps } from 'react';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { Cover } from './cover/cover.tsx';
import { PictureImage } from './picture.tsx';
import record from './record-page.module.css';

interface RecordCoverProps {
  picture: Picture | null;
  seed: ComponentProps<typeof Cover>['seed'];
  id: number;
}

/** The picture below the header of a record; a drawn cover without one. */
export function RecordCover({ picture, seed, id }: RecordCoverProps) {
  if (!picture) return <Cover className={record.cover} seed={seed} order={id} isLarge />;
  return (
    <PictureImage className={record.cover} picture={picture} sizes="(max-width: 1360px) 92vw, 1232px" isAboveFold />
  );
}
