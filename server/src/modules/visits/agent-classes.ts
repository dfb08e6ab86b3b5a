import { LRUCache } from 'lru-cache';
import type { DeviceClass } from '@vitrin/shared-contracts/visits';

export type AgentClass = DeviceClass | 'bot';

/**
 * Classifies user agents. Results are cached in memory for a while, so that the long patterns run once per user agent.
 */
export interface AgentClasses {
  /** Returns the class; null until `ready`. */
  classify(agent: string): AgentClass | null;
  /** Loads the bot patterns, which a server without visitors never needs. */
  ready(): Promise<void>;
}

const MAX_CACHED = 500;
const MAX_AGENT_LENGTH = 400;

export function createAgentClasses(): AgentClasses {
  const known = new LRUCache<string, AgentClass>({ max: MAX_CACHED });
  let isBot: ((agent: string) => boolean) | null = null;
  return {
    classify(agent) {
      const name = agent.slice(0, MAX_AGENT_LENGTH);
      const remembered = known.get(name);
      if (remembered || !isBot) return remembered ?? null;
      const found = name === '' || isBot(name) ? 'bot' : deviceOf(name);
      known.set(name, found);
      return found;
    },
    async ready() {
      isBot ??= (await import('isbot')).isbot;
    },
  };
}

/**
 * Returns the device class. On Android only phones contain `Mobile`; an iPad that identifies itself as a Mac is counted
 * as a desktop.
 */
function deviceOf(agent: string): DeviceClass {
  if (/iPad|Tablet|Silk|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(agent) ? 'phone' : 'desktop';
}
