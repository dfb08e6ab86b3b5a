import type { RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { contractHead } from './contract.head.ts';

export { ContractPage as Component } from './contract.page.tsx';

export const handle: RouteHandle = { head: contractHead };
