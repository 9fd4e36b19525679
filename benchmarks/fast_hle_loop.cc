// Random legal play in DeepMind's Hanabi Learning Environment, for comparison.
//
// fast_hle_loop PLAYERS OBSERVE SECONDS: plays for so many seconds of processor time and
// prints how many moves a second that were. With OBSERVE = 1 every move is preceded by the
// mover's encoded observation and a mask of the legal actions.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <string>
#include <vector>

#include "canonical_encoders.h"
#include "hanabi_game.h"
#include "hanabi_observation.h"
#include "hanabi_state.h"

namespace hle = hanabi_learning_env;

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s PLAYERS OBSERVE SECONDS\n", argv[0]);
    return 2;
  }
  const bool observe = std::atoi(argv[2]) != 0;
  const double seconds = std::atof(argv[3]);
  hle::HanabiGame game({{"players", argv[1]}});
  hle::CanonicalObservationEncoder encoder(&game);
  std::mt19937 chance(1);
  std::vector<uint8_t> mask(game.MaxMoves());
  int64_t moves = 0;
  int64_t seen = 0;
  const std::clock_t start = std::clock();
  double used = 0;
  while (used < seconds) {
    for (int round = 0; round < 100; ++round) {
      hle::HanabiState state(&game);
      while (!state.IsTerminal()) {
        if (state.CurPlayer() == hle::kChancePlayerId) {
          state.ApplyRandomChance();
          continue;
        }
        const auto legal = state.LegalMoves(state.CurPlayer());
        if (observe) {
          const auto bits = encoder.Encode(hle::HanabiObservation(state, state.CurPlayer()));
          seen += bits.back();
          mask.assign(mask.size(), 0);
          for (const auto& move : legal) mask[game.GetMoveUid(move)] = 1;
          seen += mask[0];
        }
        std::uniform_int_distribution<size_t> any(0, legal.size() - 1);
        state.ApplyMove(legal[any(chance)]);
        ++moves;
      }
    }
    used = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  }
  // What was seen is printed too, so that no compiler leaves it out.
  std::printf("%.1f %lld\n", moves / used, static_cast<long long>(seen));
  return 0;
}
