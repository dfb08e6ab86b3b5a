import { certificates } from './picture-item-kinds.ts';
import { PictureItemListPage } from './picture-item-list.page.tsx';
import { pictureItemPages } from './picture-item.pages.tsx';

export const CertificateListPage = () => <PictureItemListPage kind={certificates} />;
export const certificatePages = pictureItemPages(certificates);
