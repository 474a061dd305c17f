import { type Outcome, outcomeOf, isWanted, type Play } from '../harness/outcome';
import { databaseFaults } from './faults';
import { playDatabaseFault } from './play-fault';

/** PostgreSQL faults, each during orders and page views. */
export const playDatabase: Play = async ({ log, only }) => {
  const outcomes: Outcome[] = [];
  for (const fault of databaseFaults) {
    if (!isWanted(fault.name, { only })) continue;
    const outcome = await outcomeOf('database', fault.name, () => playDatabaseFault(fault));
    outcomes.push(outcome);
    log(outcome);
  }
  return outcomes;
};
