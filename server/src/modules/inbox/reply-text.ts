import { exactTime } from 'shared-contracts/relative-time';

export interface QuotedMessage {
  name: string;
  message: string;
  created_at: string;
}

/** What stands below an answer: whose words it answers, and when they came, in words of no language. */
export function quoted({ name, message, created_at }: QuotedMessage): string {
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return `\n\n${name}, ${exactTime(new Date(created_at))}:\n${lines.join('\n')}\n`;
}
