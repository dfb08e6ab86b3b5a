import { sliders } from './picture-item-kinds.ts';
import { PictureItemListPage } from './picture-item-list.page.tsx';
import { pictureItemPages } from './picture-item.pages.tsx';

export const SliderListPage = () => <PictureItemListPage kind={sliders} />;
export const sliderPages = pictureItemPages(sliders);
