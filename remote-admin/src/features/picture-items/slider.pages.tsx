import { sliders } from './picture-item-kinds.ts';
import { PictureItemInsertPage } from './picture-item-insert.page.tsx';
import { PictureItemListPage } from './picture-item-list.page.tsx';
import { PictureItemUpdatePage } from './picture-item-update.page.tsx';

export const SliderListPage = () => <PictureItemListPage kind={sliders} />;
export const SliderInsertPage = () => <PictureItemInsertPage kind={sliders} />;
export const SliderUpdatePage = () => <PictureItemUpdatePage kind={sliders} />;
