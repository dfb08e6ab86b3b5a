import { exactTime } from '@vitrin/shared-contracts/relative-time';

export interface QuotedMessage {
  name: string;
  message: string;
  created_at: string;
}

/** Returns the quotation below a reply: name of the sender, time and quoted text, independent of the language. */
export function quotationOf({ name, message, created_at }: QuotedMessage): string {
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return `\n\n${name}, ${exactTime(new Date(created_at))}:\n${lines.join('\n')}\n`;
}
