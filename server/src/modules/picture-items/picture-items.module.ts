import { certificateRecords, sliderRecords } from './picture-items.service.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ServerModule } from '../../server-module.ts';
import { pictureItemRoutes } from './picture-items.routes.ts';

export const pictureItemsModule: ServerModule = {
  name: 'picture-items',
  routes: [pictureItemRoutes],
  kinds: [sliderRecords.kind, certificateRecords.kind],
  content: {
    texts: [
      { kind: 'sliders', table: 'slider_translations' },
      { kind: 'certificates', table: 'certificate_translations' },
    ],
    pictureColumns: [
      {
        table: 'sliders',
        picture: 'media_id',
        owner: 'id',
        shownBy: {
          label: 'Slider',
          titles: { table: 'slider_translations', owner: 'item_id', title: 'title' },
          screen: adminPaths.sliderUpdate,
        },
      },
      {
        table: 'certificates',
        picture: 'media_id',
        owner: 'id',
        shownBy: {
          label: 'Sertifika',
          titles: { table: 'certificate_translations', owner: 'item_id', title: 'title' },
          screen: adminPaths.certificateUpdate,
        },
      },
    ],
  },
};
