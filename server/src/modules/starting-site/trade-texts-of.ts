import type { Trade } from '@vitrin/shared-contracts/trades';
import type { TradeTexts } from './trade-texts.ts';
import { accounting } from './trades/accounting.ts';
import { architecture } from './trades/architecture.ts';
import { construction } from './trades/construction.ts';
import { engineering } from './trades/engineering.ts';
import { health } from './trades/health.ts';
import { logistics } from './trades/logistics.ts';
import { manufacturing } from './trades/manufacturing.ts';
import { other } from './trades/other.ts';
import { software } from './trades/software.ts';

/** What the starting site says, by trade. */
export const textsOfTrades: Readonly<Record<Trade, TradeTexts>> = {
  construction,
  architecture,
  engineering,
  manufacturing,
  software,
  logistics,
  accounting,
  health,
  other,
};
