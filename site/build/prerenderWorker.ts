// The worker thread that renders pages.
import { workerData } from 'node:worker_threads';
import { createJobRunner, type JobConfig } from './renderJobs.ts';
import { handleTasks } from './workerPool.ts';

handleTasks(await createJobRunner(workerData as JobConfig));
