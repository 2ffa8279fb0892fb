// The native baseline of `npm run bench -- lexicon`: the worth of the dearest word in a rack, with at most one wild,
// by a plain depth-first search over a trie of sorted letters, rare letters first, cut where the rest of the rack
// cannot beat what was found.
//
//   dearest WORDS RACKS RUNS
//
// RACKS holds a line a rack: its letters, a space, 0 or 1 wilds. Prints, a line a run: nanoseconds a rack, and the sum
// of all worths found (so that both sides can be seen to have found the same).
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

static const std::string kOrder = "QZJXVKWYBFHMPGCUDLOTNRAISE";
static const int kWildWorth = 1;

struct Node {
  uint32_t letters = 0;  // a bit a child
  uint32_t firstChild = 0;
  bool ends = false;
};

static std::vector<Node> nodes;
static std::vector<uint32_t> children;
static std::array<int, 26> place, worth, rack;
static int best;

// `bound`: what was taken and what is left of the rack from letter `from` on (and the wild) are worth together.
static void findBest(uint32_t id, int from, int sum, int bound, bool wild) {
  const Node &node = nodes[id];
  if (node.ends && sum > best) best = sum;
  uint32_t open = node.letters >> from << from;
  int passed = from;
  while (open) {
    const int letter = __builtin_ctz(open);
    open &= open - 1;
    for (; passed < letter; passed++) bound -= rack[passed] * worth[passed];
    if (bound <= best) return;
    if (!rack[letter] && !wild) continue;
    const uint32_t child = children[node.firstChild + __builtin_popcount(node.letters & ((1u << letter) - 1))];
    if (rack[letter]) {
      rack[letter]--;
      findBest(child, letter, sum + worth[letter], bound, wild);
      rack[letter]++;
    }
    if (wild) findBest(child, letter, sum + kWildWorth, bound, false);
  }
}

static void buildTrie(const std::vector<std::string> &keys) {
  struct Draft {
    std::array<uint32_t, 26> child{};
    bool ends = false;
  };
  std::vector<Draft> drafts(1);
  for (const auto &key : keys) {
    uint32_t at = 0;
    for (char letter : key) {
      if (!drafts[at].child[letter]) {
        drafts[at].child[letter] = drafts.size();
        drafts.emplace_back();
      }
      at = drafts[at].child[letter];
    }
    drafts[at].ends = true;
  }
  nodes.resize(drafts.size());
  for (size_t i = 0; i < drafts.size(); i++) {
    nodes[i].ends = drafts[i].ends;
    nodes[i].firstChild = children.size();
    for (int letter = 0; letter < 26; letter++) {
      if (!drafts[i].child[letter]) continue;
      nodes[i].letters |= 1u << letter;
      children.push_back(drafts[i].child[letter]);
    }
  }
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  const std::array<std::string, 4> letterGroups = {"AEINORSTU", "CDGHKLP", "BFMVWY", "JQXZ"};
  for (int i = 0; i < 26; i++) place[kOrder[i] - 'A'] = i;
  for (int pips = 1; pips <= 4; pips++) {
    for (char letter : letterGroups[pips - 1]) worth[place[letter - 'A']] = pips;
  }
  const auto keyOf = [](const std::string &word) {
    std::string key;
    for (char letter : word) key += static_cast<char>(place[letter - 'A']);
    std::sort(key.begin(), key.end());
    return key;
  };

  std::vector<std::string> keys;
  std::ifstream words(arguments[1]);
  for (std::string word; words >> word;) keys.push_back(keyOf(word));
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  buildTrie(keys);

  std::vector<std::array<int, 26>> racks;
  std::vector<char> wilds;
  std::ifstream queries(arguments[2]);
  int wild;
  for (std::string letters; queries >> letters >> wild;) {
    std::array<int, 26> counts{};
    for (char letter : keyOf(letters)) counts[letter]++;
    racks.push_back(counts);
    wilds.push_back(wild != 0);
  }

  for (int run = 0; run < std::atoi(arguments[3]); run++) {
    long sum = 0;
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < racks.size(); i++) {
      rack = racks[i];
      int bound = wilds[i] ? kWildWorth : 0;
      for (int letter = 0; letter < 26; letter++) bound += rack[letter] * worth[letter];
      best = 0;
      findBest(0, 0, 0, bound, wilds[i] != 0);
      sum += best;
    }
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    std::printf("%.1f %ld\n", taken.count() / racks.size(), sum);
  }
}
