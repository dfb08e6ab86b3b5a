import { certificates } from './picture-item-kinds.ts';
import { PictureItemInsertPage } from './picture-item-insert.page.tsx';
import { PictureItemListPage } from './picture-item-list.page.tsx';
import { PictureItemUpdatePage } from './picture-item-update.page.tsx';

export const CertificateListPage = () => <PictureItemListPage kind={certificates} />;
export const CertificateInsertPage = () => <PictureItemInsertPage kind={certificates} />;
export const CertificateUpdatePage = () => <PictureItemUpdatePage kind={certificates} />;
