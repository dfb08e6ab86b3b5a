import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { categoryRoutes } from './categories.routes.ts';
import { productRoutes } from './products.routes.ts';
import { publicCatalogueRoutes } from './public-catalogue.routes.ts';

export async function catalogueRoutes(app: FastifyInstance, services: Services): Promise<void> {
  publicCatalogueRoutes(app, services);
  categoryRoutes(app, services);
  productRoutes(app, services);
}
