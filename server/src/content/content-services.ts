import type { PlatformServices } from '../platform/platform-services.ts';
import type { ModuleDescriptions } from './module-descriptions.ts';

/** What the code that all kinds of content share needs: the platform, and what the modules declare. */
export interface ContentServices extends PlatformServices, ModuleDescriptions {}
