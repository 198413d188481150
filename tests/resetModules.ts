import { vi } from 'vitest';

// The files of unit tests share a process. Each of them gets its own modules, which import its mocks and no other file's.
vi.resetModules();
