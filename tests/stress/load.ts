import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

// Keeps every core busy until the parent process ends or disconnects.
const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
process.on('disconnect', () => void Promise.all(workers.map(worker => worker.terminate())));
