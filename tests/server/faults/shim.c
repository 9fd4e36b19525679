/* Loaded before libc into a server: a disk that forgets, fills up, refuses or hangs, a clock that jumps, and no memory.
 *
 * The first page of the file FAULTS_CONTROL holds the switches. After each sync of a file below the folder FAULTS_FOLDER
 * its content is kept as NAME.synced: that is what a power cut leaves of it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct control {
  int64_t clock_ns;
  int32_t write_errno;
  int32_t hang;
  int32_t starve; /* One of so many pieces of memory is refused; 0 refuses none. */
};

static volatile struct control *control;
static const char *folder;
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void load(void) {
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_clock_gettime = dlsym(RTLD_NEXT, "clock_gettime");
  const char *name = getenv("FAULTS_CONTROL");
  folder = getenv("FAULTS_FOLDER");
  int file = name && folder ? open(name, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (page != MAP_FAILED) control = page;
}

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = readlink(link, path, PATH_MAX - 8);
  if (size <= 0) return 0;
  path[size] = 0;
  return 1;
}

/* Only the database counts: logs and locks lie beside it. */
static int ours(int fd, char *path) {
  if (!control || !path_of(fd, path)) return 0;
  return strncmp(path, folder, strlen(folder)) == 0 && strstr(path, ".sqlite3") != NULL;
}

static void keep(const char *path) {
  char draft[PATH_MAX + 16], kept[PATH_MAX + 16], chunk[65536];
  snprintf(draft, sizeof draft, "%s.draft", path);
  snprintf(kept, sizeof kept, "%s.synced", path);
  int from = open(path, O_RDONLY | O_CLOEXEC);
  int to = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  ssize_t size;
  while (from >= 0 && to >= 0 && (size = read(from, chunk, sizeof chunk)) > 0)
    if (real_write(to, chunk, size) != size) break;
  if (from >= 0) close(from);
  if (to >= 0) close(to);
  rename(draft, kept);
}

static int synced(int fd, int (*real)(int)) {
  char path[PATH_MAX];
  if (!ours(fd, path)) return real(fd);
  while (control->hang) usleep(5000);
  int result = real(fd);
  if (result == 0) keep(path);
  return result;
}

int fsync(int fd) { return synced(fd, real_fsync); }

int fdatasync(int fd) { return synced(fd, real_fdatasync); }

static int refused(int fd) {
  char path[PATH_MAX];
  if (!control || !control->write_errno || !ours(fd, path)) return 0;
  errno = control->write_errno;
  return 1;
}

ssize_t write(int fd, const void *data, size_t size) { return refused(fd) ? -1 : real_write(fd, data, size); }

ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
  return refused(fd) ? -1 : real_pwrite(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite64(fd, data, size, at); }

/* Small pieces are asked for all the time and seldom checked: it is the larger ones that a system refuses. */
static int starved(size_t size) {
  static uint32_t asked;
  if (!control || !control->starve || size < 512) return 0;
  if (__sync_add_and_fetch(&asked, 1) % (uint32_t)control->starve) return 0;
  errno = ENOMEM;
  return 1;
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) { return starved(size) ? NULL : __libc_malloc(size); }

void *calloc(size_t number, size_t size) { return starved(number * size) ? NULL : __libc_calloc(number, size); }

void *realloc(void *old, size_t size) { return starved(size) ? NULL : __libc_realloc(old, size); }

/* Python takes memory for small objects from here, in large pieces. */
void *mmap(void *at, size_t size, int protection, int flags, int fd, off_t offset) {
  if ((flags & MAP_ANONYMOUS) && starved(size)) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, at, size, protection, flags, fd, offset);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = real_clock_gettime(clock, now);
  if (result == 0 && control && clock == CLOCK_REALTIME) {
    int64_t ns = now->tv_sec * 1000000000LL + now->tv_nsec + control->clock_ns;
    now->tv_sec = ns / 1000000000LL;
    now->tv_nsec = ns % 1000000000LL;
  }
  return result;
}
