import { runMain } from '../../run-main';
import { catalogues, faultsIn } from './catalogues';

const usage = `npm run messages

Lists missing and unused messages in other languages, values that differ from the English text, and labels that are too long
for a button on a phone.`;

await runMain(usage, async () => {
  const found = catalogues.flatMap((catalogue) =>
    faultsIn(catalogue).map((fault) => `${catalogue.file}: ${fault}`),
  );
  found.forEach((line) => console.log(line));
  console.log(`${found.length} to correct in ${catalogues.length} catalogues`);
  if (found.length > 0) process.exitCode = 1;
});
