// Prints "N passed, N failed, N skipped" from a report of vitest's JSON reporter.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const failedFiles = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
).length;
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
const counts = [
  `${numPassedTests} passed`,
  `${numFailedTests + failedFiles} failed`,
  `${numPendingTests + numTodoTests} skipped`,
];
console.log(counts.join(', '));
