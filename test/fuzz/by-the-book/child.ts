// One campaign in a process of its own, which may hang: child JSON-OF-OPTIONS
import { type BookCampaignOptions, runBookCampaign } from './campaign.js';
import { rulesNamed } from './rules.js';

interface Order extends Pick<BookCampaignOptions, 'seed' | 'milliseconds'> {
  readonly rules: string;
}

const { rules, ...order } = JSON.parse(process.argv[2] ?? '') as Order;
let told = Date.now();
const result = await runBookCampaign({
  ...order,
  rules: rulesNamed(rules),
  onCase(state) {
    if (Date.now() - told < 5000) return;
    told = Date.now();
    process.send?.({ state });
  },
});
process.send?.({ state: result, isOver: true });
process.disconnect();
